### Long work: who does it.

work-arg-executor = who does the work: local (processes of this machine, unless told) or ray (a cluster: the one that RAY_ADDRESS names, or one of its own); the result is the same
work-unknown-executor = there is no executor "{ $executor }"; they are { $executors }
work-is-folder = "{ $file }" is a folder; name a file to write
work-no-folder = there is no folder "{ $folder }" to write in; make it first, or name another
work-forbidden = "{ $file }" may not be written; change its rights or name another
