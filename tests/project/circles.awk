# SPDX-License-Identifier: GPL-3.0-or-later
# Finds the circles among files: the strongly connected components of more than one file, after
# Tarjan. Reads "FILE defines NAME" and "FILE uses NAME"; prints each circle on a line, its files in
# order.

$2 == "defines" { home[$3] = $1 }
$2 == "uses" { user[++n_uses] = $1; used[n_uses] = $3 }

function visit (file,    i, other)
{
  low[file] = order[file] = ++n_visited
  stack[++depth] = file
  waits[file] = 1
  for (i = 1; i <= n_to[file]; i++)
    {
      other = to[file, i]
      if (!(other in order))
        {
          visit(other)
          if (low[other] < low[file])
            low[file] = low[other]
        }
      else if (waits[other] && order[other] < low[file])
        low[file] = order[other]
    }
  if (low[file] == order[file])
    take(file)
}

# The files above @root on the stack are in one circle with it.
function take (root,    file, n, i, line)
{
  do
    {
      file = stack[depth--]
      waits[file] = 0
      for (i = ++n; i > 1 && circle[i - 1] > file; i--)
        circle[i] = circle[i - 1]
      circle[i] = file
    }
  while (file != root)
  for (i = 1; i <= n; i++)
    line = line (i > 1 ? " " : "") circle[i]
  if (n > 1)
    print line
}

END {
  for (i = 1; i <= n_uses; i++)
    if (used[i] in home && home[used[i]] != user[i] && !((user[i], used[i]) in known))
      {
        known[user[i], used[i]] = 1
        to[user[i], ++n_to[user[i]]] = home[used[i]]
      }
  for (i = 1; i <= n_uses; i++)
    if (!(user[i] in order))
      visit(user[i])
}
