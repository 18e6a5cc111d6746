const SOON_MS = 200;

export function loadUserContentWhenNear(): void {
	if (!document.querySelector('[data-voices]')) return;
	setTimeout(
		() =>
			void import('#src/components/reviews/user-content.client.ts').then(({ watchUserContent }) => watchUserContent()),
		SOON_MS,
	);
}
