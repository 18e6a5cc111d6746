const SHOWN_MS = 3000;

/** Shows the buttons that this browser can serve: its own way to share, and copying the address. */
export function watchShareButtons(): void {
	for (const place of document.querySelectorAll<HTMLElement>('[data-share]')) {
		const { title = '', address = '' } = place.dataset;
		const withApps = place.querySelector<HTMLButtonElement>('[data-share-with]');
		const copy = place.querySelector<HTMLButtonElement>('[data-share-copy]');
		if (withApps && 'share' in navigator) {
			withApps.hidden = false;
			// Who closes the sheet again has not failed.
			withApps.addEventListener('click', () => void navigator.share({ title, url: address }).catch(() => undefined));
		}
		if (copy && 'clipboard' in navigator) {
			copy.hidden = false;
			copy.addEventListener('click', () => void copyAddress(copy, address));
		}
	}
}

async function copyAddress(button: HTMLButtonElement, address: string): Promise<void> {
	const messages = button.querySelector<HTMLElement>('[data-copied]');
	if (!messages) return;
	const before = messages.textContent;
	try {
		await navigator.clipboard.writeText(address);
	} catch {
		// Refused by the browser: the address itself can still be marked and copied by hand.
		messages.textContent = address;
		return;
	}
	messages.textContent = messages.dataset.copied ?? '';
	setTimeout(() => {
		messages.textContent = before;
	}, SHOWN_MS);
}
