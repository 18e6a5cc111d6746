/** A skipped view transition rejects its promises, which is not an error worth reporting. */
export function watchPageChange(): void {
	addEventListener('pageswap', ({ viewTransition }) => ignoreAbortedTransition(viewTransition));
	addEventListener('pagereveal', ({ viewTransition }) => ignoreAbortedTransition(viewTransition));
}

function ignoreAbortedTransition(transition: ViewTransition | null): void {
	transition?.ready.catch(() => undefined);
	transition?.finished.catch(() => undefined);
}
