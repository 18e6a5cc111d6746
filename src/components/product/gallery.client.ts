import { onVariantChange } from '#src/browser/chosen-variant.ts';
import { isPlainClick } from '#src/browser/plain-link.ts';

export function watchGallery(): void {
	const gallery = document.querySelector<HTMLElement>('[data-gallery]');
	const strip = gallery?.querySelector<HTMLElement>('.gallery-strip');
	if (!gallery || !strip) return;
	const frames = [...strip.querySelectorAll<HTMLElement>('.gallery-frame')];
	const show = (index: number): void => {
		const frame = frames[(index + frames.length) % frames.length];
		if (frame) strip.scrollTo({ left: frame.offsetLeft - strip.offsetLeft });
	};
	if (frames.length > 1) watchPlace(gallery, strip, frames, show);
	watchZoom(strip, frames, show);
	onVariantChange(({ variantId }) => {
		const index = frames.findIndex(({ dataset }) => dataset.variants?.split(' ').includes(variantId));
		if (index >= 0) show(index);
	});
}

function watchPlace(
	gallery: HTMLElement,
	strip: HTMLElement,
	frames: readonly HTMLElement[],
	show: (index: number) => void,
): void {
	const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery-thumbs a')];
	const links = frames.map((frame) => frame.querySelector('a'));
	const count = gallery.querySelector<HTMLElement>('[data-gallery-count]');
	let place = 0;
	const showPlace = (): void => {
		for (const [index, link] of links.entries()) if (link) link.tabIndex = index === place ? 0 : -1;
		for (const [index, thumb] of thumbs.entries()) thumb.ariaCurrent = index === place ? 'true' : null;
		if (count) count.textContent = `${place + 1}/${frames.length}`;
	};
	strip.addEventListener(
		'scroll',
		() => {
			const now = Math.round(strip.scrollLeft / strip.clientWidth);
			if (now === place) return;
			place = now;
			showPlace();
		},
		{ passive: true },
	);
	strip.addEventListener('keydown', (event) => {
		const target = nextPlace(event.key, place, frames.length);
		if (target === null) return;
		event.preventDefault();
		place = target;
		showPlace();
		links[target]?.focus({ preventScroll: true });
		show(target);
	});
	for (const [index, thumb] of thumbs.entries()) {
		thumb.tabIndex = -1;
		thumb.addEventListener('click', (event) => {
			if (!isPlainClick(event)) return;
			event.preventDefault();
			show(index);
		});
	}
	for (const button of gallery.querySelectorAll<HTMLButtonElement>('[data-gallery-step]')) {
		button.hidden = false;
		button.addEventListener('click', () => show(place + Number(button.dataset.galleryStep)));
	}
	if (count) count.hidden = false;
	showPlace();
}

/** The pictures are one tab stop: arrow keys, Home and End move between them. */
export function nextPlace(key: string, place: number, count: number): number | null {
	if (key === 'ArrowRight') return (place + 1) % count;
	if (key === 'ArrowLeft') return (place - 1 + count) % count;
	if (key === 'Home') return 0;
	return key === 'End' ? count - 1 : null;
}

function watchZoom(strip: HTMLElement, frames: readonly HTMLElement[], show: (index: number) => void): void {
	strip.addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		if (!link || !isPlainClick(event)) return;
		event.preventDefault();
		const pictures = frames.flatMap((frame) => {
			const [anchor, shown] = [frame.querySelector('a'), frame.querySelector('img')];
			return anchor && shown ? [{ src: anchor.href, smallSrc: shown.currentSrc || shown.src, alt: shown.alt }] : [];
		});
		const index = frames.findIndex((frame) => frame.contains(link));
		import('#src/components/product/gallery-zoom.client.ts').then(
			({ openZoom }) => openZoom(pictures, index, show),
			() => location.assign(link.href),
		);
	});
}
