### Long work: who does it.

work-arg-executor = where the work runs: local (processes of this machine, the default) or ray (the cluster at RAY_ADDRESS, or a new local one); the result does not depend on it
work-unknown-executor = unknown executor "{ $executor }"; available: { $executors }
work-is-folder = "{ $file }" is a folder; name a file to write
work-no-folder = there is no folder "{ $folder }"; create it first, or choose another
work-forbidden = "{ $file }" is not writable; change its permissions or choose another file
