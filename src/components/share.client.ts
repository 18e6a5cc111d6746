const SHOWN_MS = 3000;

export function watchShareButtons(): void {
	for (const place of document.querySelectorAll<HTMLElement>('[data-share]')) {
		const { title = '', address = '' } = place.dataset;
		const withApps = place.querySelector<HTMLButtonElement>('[data-share-with]');
		const copy = place.querySelector<HTMLButtonElement>('[data-share-copy]');
		if (withApps && 'share' in navigator) {
			withApps.hidden = false;
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
		// The browser denied clipboard access: shows the address for manual copying.
		messages.textContent = address;
		return;
	}
	messages.textContent = messages.dataset.copied ?? '';
	setTimeout(() => {
		messages.textContent = before;
	}, SHOWN_MS);
}
