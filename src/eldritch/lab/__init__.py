"""The lab: experiments with bots, and measurements of strength and speed."""
