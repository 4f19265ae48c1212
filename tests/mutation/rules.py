# SPDX-License-Identifier: GPL-3.0-or-later
"""Breaks a game's rules in C, one change at a time, and lists the changes that nothing notices.

    rules.py SORTIE GAME SOURCES SCENARIOS FLAGS UNSEEN FILE...

Each FILE is compiled as it is into a module; then, for each change, the changed file takes its place and the scenarios
are played with it, and a few games of the kit. UNSEEN lists changes that nothing can show, as lines
"FILE: WAS => IS: reason", and functions that are no rules, such as advice to players, as "FILE: FUNCTION (): reason".
A line that excuses nothing is a failure. Texts, comments and the preprocessor are left
alone, and so are numbers that follow a comma: they are arguments, mostly 0 for nothing.
"""
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile

# What a piece of code becomes. A change takes one place of a line.
CHANGES = [
    (re.compile(r'=='), '!='),
    (re.compile(r'!='), '=='),
    (re.compile(r'(?<![-<>])>= '), '> '),
    (re.compile(r'(?<![-<>])<= '), '< '),
    (re.compile(r'(?<= )> '), '>= '),
    (re.compile(r'(?<= )< '), '<= '),
    (re.compile(r'&& !'), '&& '),
    (re.compile(r'\(!'), '('),
    (re.compile(r'&&'), '||'),
    (re.compile(r'\|\|'), '&&'),
    (re.compile(r'(?<= )\+ '), '- '),
    (re.compile(r'(?<= )- '), '+ '),
    (re.compile(r'\bTRUE\b'), 'FALSE'),
    (re.compile(r'(?<!\[)(?<!, )\b(\d+)\b(?![ul])'), lambda found: str(int(found.group(1)) + 1)),
    (re.compile(r'SORTIE_TOP\b'), 'SORTIE_BOTTOM'),
    (re.compile(r'SORTIE_BOTTOM\b'), 'SORTIE_TOP'),
    # a statement is gone
    (re.compile(r'^(\s+)(sortie_\w+ \(.*\);)$'), r'\1;'),
]


def bare(line):
    """The line with its texts and comments blotted out, at the same columns."""
    blot = lambda found: '~' * len(found.group(0))
    return re.sub(r'/\*.*?(\*/|$)', blot, re.sub(r'"[^"]*"', blot, line))


def mutants(path):
    """(number of the line, the changed line) of each change of a file."""
    with open(path, encoding='utf-8') as file:
        lines = file.read().split('\n')
    in_comment = False
    for number, line in enumerate(lines):
        if in_comment or line.startswith('#'):
            in_comment = in_comment and '*/' not in line
            continue
        in_comment = '/*' in line and '*/' not in line
        code = bare(line)
        for pattern, with_what in CHANGES:
            for found in pattern.finditer(code):
                is_is = found.expand(with_what) if isinstance(with_what, str) else with_what(found)
                yield number, line[:found.start()] + is_is + line[found.end():]


def functions(path):
    """The name of the function that each line stands in, "" outside; a name stands at the beginning of a line."""
    name = ''
    with open(path, encoding='utf-8') as file:
        for line in file:
            found = re.match(r'(\w+) \(', line)
            name = found.group(1) if found else name
            yield name
            name = '' if line.startswith('}') else name


class Trial:
    """What is needed to make a module of a game and to play its scenarios."""

    def __init__(self, sortie, game, sources, scenarios, flags):
        self.sortie, self.game, self.sources, self.scenarios = sortie, game, sources, scenarios
        self.compiler = os.environ.get('CC', 'cc').split() + ['-std=gnu11', '-w', '-fPIC'] + flags
        self.folder = tempfile.mkdtemp()
        self.files = sorted(name for name in os.listdir(sources) if name.endswith('.c'))
        for name in self.files:
            self.compile(os.path.join(sources, name), self.object(name))

    def object(self, name):
        return os.path.join(self.folder, name + '.o')

    def compile(self, path, to):
        return subprocess.run(self.compiler + ['-I', self.sources, '-c', path, '-o', to], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode == 0

    def holds(self, objects, folder):
        """Whether all scenarios and some games come out right with a module of these."""
        subprocess.run(os.environ.get('CC', 'cc').split() + ['-shared', '-o', os.path.join(folder, self.game + '.so')] + objects,
                       check=True)
        return (self.succeeds(folder, 'scenario', *self.scenarios)
                and self.succeeds(folder, 'verify', self.game, '--here', '--games', '2', '--closely', '100'))

    def succeeds(self, folder, *arguments):
        """Whether the program ends well with the module in a folder."""
        try:
            return subprocess.run([self.sortie, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                  timeout=60, env=dict(os.environ, SORTIE_MODULE_PATH=folder,
                                                       G_DEBUG='fatal-criticals')).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    def survives(self, name, number, line):
        """Whether nothing notices that a line of a file is another; a change that is no C is noticed."""
        folder = tempfile.mkdtemp(dir=self.folder)
        with open(os.path.join(self.sources, name), encoding='utf-8') as file:
            lines = file.read().split('\n')
        lines[number] = line
        changed, to = os.path.join(folder, name), os.path.join(folder, 'changed.o')
        with open(changed, 'w', encoding='utf-8') as file:
            file.write('\n'.join(lines))
        objects = [to if other == name else self.object(other) for other in self.files]
        survived = self.compile(changed, to) and self.holds(objects, folder)
        shutil.rmtree(folder)
        return survived


def unseen(path):
    """The changes that are excused."""
    if not os.path.exists(path):
        return []
    with open(path, encoding='utf-8') as file:
        return [line.rstrip('\n').rsplit(': ', 1)[0] for line in file if line.strip() and not line.startswith('#')]


def main(sortie, game, sources, scenarios, flags, excuses, *files):
    trial = Trial(sortie, game, sources, scenarios.split(), flags.split())
    excuses = unseen(excuses)
    try:
        if not trial.holds([trial.object(name) for name in trial.files], trial.folder):
            print('# something fails without any change')
            return 1
        missed, number, used = 0, 0, set()
        for name in files:
            with open(os.path.join(sources, name), encoding='utf-8') as file:
                lines = file.read().split('\n')
            within = ['%s: %s ()' % (name, function) for function in functions(os.path.join(sources, name))]
            used.update(within)
            changes = [change for change in mutants(os.path.join(sources, name)) if within[change[0]] not in excuses]
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                alive = list(pool.map(lambda change: trial.survives(name, *change), changes))
            wrong = 0
            for (at, line), survived in zip(changes, alive):
                said = '%s: %s => %s' % (name, lines[at].strip(), line.strip())
                if survived and said in excuses:
                    used.add(said)
                elif survived:
                    print('# %s:%d: %s' % (name, at + 1, said))
                    wrong += 1
            number += 1
            print('%sok %d - %s of %s: each of %d changes is missed' % ('not ' if wrong else '', number, name, game,
                                                                      len(changes)))
            missed += wrong
        unused = [excuse for excuse in excuses if excuse not in used]
        for excuse in unused:
            print('# neither a change that survives nor a function: ' + excuse)
        print('%sok %d - every excuse of %s excuses a change' % ('not ' if unused else '', number + 1, game))
        print('1..%d' % (number + 1))
        return 1 if missed or unused else 0
    finally:
        shutil.rmtree(trial.folder)


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
