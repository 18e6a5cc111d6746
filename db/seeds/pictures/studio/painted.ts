import type { Pen } from './textures.ts';

const oval = (pen: Pen, x: number, y: number, wide: number, tall: number, turn: number, color: string): void => {
	pen.fillStyle = color;
	pen.beginPath();
	pen.ellipse(x, y, wide, tall, turn, 0, 7);
	pen.fill();
};

/** Half a jackfruit: a green rind with bumps, cream flesh and yellow bulbs around the core. */
function jackfruit(pen: Pen, side: number): void {
	const at = (share: number): number => share * side;
	pen.translate(at(0.5), at(0.5));
	pen.rotate(-0.35);
	for (let bump = 0; bump < 46; bump += 1) {
		const angle = (bump / 46) * 6.283;
		oval(pen, Math.cos(angle) * at(0.45), Math.sin(angle) * at(0.33), at(0.032), at(0.032), 0, '#6d7f2e');
	}
	oval(pen, 0, 0, at(0.455), at(0.335), 0, '#8da03c');
	oval(pen, 0, 0, at(0.415), at(0.295), 0, '#f6ecc8');
	for (let bulb = 0; bulb < 11; bulb += 1) {
		const angle = (bulb / 11) * 6.283;
		const [x, y] = [Math.cos(angle) * at(0.275), Math.sin(angle) * at(0.175)];
		oval(pen, x, y, at(0.115), at(0.068), angle, '#d98a0b');
		oval(pen, x, y, at(0.105), at(0.058), angle, '#f9b81f');
		oval(pen, x * 1.06, y * 1.06, at(0.042), at(0.026), angle, '#b9762a');
	}
	oval(pen, 0, 0, at(0.14), at(0.05), 0, '#efe0ae');
}

/** Artwork that the emoji do not have. */
export const PAINTED: Readonly<Record<string, (pen: Pen, side: number) => void>> = { jackfruit };
