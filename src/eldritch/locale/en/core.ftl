### Words that all parts of the program share.

core-list-and = { $first } and { $last }
core-list-or = { $first } or { $last }
core-yes = yes
core-no = no
core-mark-S = stated in the rulebook
core-mark-D = deduced from the rulebook
core-mark-P = read in public material
core-mark-E = an estimate
