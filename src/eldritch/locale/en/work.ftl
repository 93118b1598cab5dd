### Long work: who does it.

work-arg-executor = who does the work: local (processes of this machine, unless told) or ray (a cluster: the one that RAY_ADDRESS names, or one of its own); the result is the same
work-unknown-executor = there is no executor "{ $executor }"; they are { $executors }
