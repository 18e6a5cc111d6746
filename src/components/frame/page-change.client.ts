/** A skipped view transition rejects its promises, which is not an error worth reporting. */
export function watchPageChange(): void {
	addEventListener('pageswap', ({ viewTransition }) => forgive(viewTransition));
	addEventListener('pagereveal', ({ viewTransition }) => forgive(viewTransition));
}

function forgive(transition: ViewTransition | null): void {
	transition?.ready.catch(() => undefined);
	transition?.finished.catch(() => undefined);
}
