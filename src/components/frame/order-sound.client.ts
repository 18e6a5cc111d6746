import { isSoundOn, playOrderSound, setSound, unlockSound } from '#src/browser/shop/order-sound.ts';

/** The navigation for wide screens and the one for phones have a switch each. */
export function watchSoundSwitch(): void {
	if (!('AudioContext' in globalThis)) return;
	const switches = [...document.querySelectorAll<HTMLElement>('[data-order-sound]')];
	const boxes = switches.flatMap((label) => label.querySelector('input') ?? []);
	const show = (): void => {
		for (const box of boxes) box.checked = isSoundOn();
	};
	for (const label of switches) label.hidden = false;
	for (const box of boxes) {
		box.addEventListener('change', () => {
			setSound(box.checked);
			show();
			playOrderSound();
		});
	}
	show();
	addEventListener('storage', show);
	addEventListener('pointerdown', unlockSound, { once: true });
	addEventListener('keydown', unlockSound, { once: true });
}
