/** A change of page that comes without its short fade is no error worth telling anybody. */
export function watchPageChange(): void {
	addEventListener('pageswap', ({ viewTransition }) => forgive(viewTransition));
	addEventListener('pagereveal', ({ viewTransition }) => forgive(viewTransition));
}

function forgive(transition: ViewTransition | null): void {
	transition?.ready.catch(() => undefined);
	transition?.finished.catch(() => undefined);
}
