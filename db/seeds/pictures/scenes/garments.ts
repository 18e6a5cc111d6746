import type { Object3D } from 'three';
import { area, type Fold, line, type Sheet, sheet, stitch } from '../studio/cloth.ts';
import { darker, lighter, mixed, plastic } from '../studio/materials.ts';
import { at, drum, group, turn } from '../studio/solids.ts';
import type { Pen } from '../studio/textures.ts';

export type Top = {
	readonly color: string;
	readonly sleeve: 'short' | 'long' | 'none';
	readonly neck: 'round' | 'collar' | 'v' | 'hood' | 'mandarin';
	/** Bottom edge in hundredths. */
	readonly bottom?: number;
	/** Half of the width at the hem. */
	readonly hem?: number;
	readonly waist?: number;
	readonly paint?: (pen: Pen, ink: string) => void;
	readonly folds?: readonly Fold[];
	readonly material?: Sheet['material'];
	readonly thick?: number;
};

const inkOf = (color: string): string =>
	Number.parseInt(color.slice(1, 3), 16) < 70 ? lighter(color, 0.22) : darker(color, 0.3);

const SHORT = 'L234 34 L294 112 L246 142 L228 120';
const LONG = 'L234 34 C264 60 282 160 292 272 L250 278 C242 210 234 160 227 128';
const NONE = 'L206 26 C204 60 210 90 226 112';
const mirrored = (path: string): string =>
	path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${300 - Number(x)} ${y}`);

/** The same half twice: from the neck to the hem and back. */
function outline({ sleeve, bottom = 305, hem = 80, waist = 78 }: Top): string {
	const arm = { short: SHORT, long: LONG, none: NONE }[sleeve];
	const start = sleeve === 'none' ? 'M150 58 C176 58 184 40 190 20' : 'M150 38 C176 38 186 30 192 20';
	const side = `C${150 + waist} 170 ${150 + waist} 210 ${150 + hem} ${bottom} C${150 + hem * 0.5} ${bottom + 7} 160 ${bottom + 6} 150 ${bottom + 6}`;
	const right = `${start} ${arm} ${side}`;
	return `${right} Z ${mirrored(right)} Z`;
}

const collar = (color: string): Object3D =>
	group(
		at(
			sheet({
				path: 'M0 6 C20 0 40 10 50 26 L34 48 C22 34 8 24 0 22Z',
				width: 50,
				height: 50,
				color: lighter(color, 0.04),
				thick: 0.06,
				soft: 3,
			}),
			0.23,
			-0.5,
			0.16,
		),
		at(
			sheet({
				path: 'M50 6 C30 0 10 10 0 26 L16 48 C28 34 42 24 50 22Z',
				width: 50,
				height: 50,
				color: lighter(color, 0.04),
				thick: 0.06,
				soft: 3,
			}),
			-0.23,
			-0.5,
			0.16,
		),
	);

const HOOD = 'M10 70 C0 30 30 4 70 4 C110 4 140 30 130 70 C118 92 92 98 70 104 C48 98 22 92 10 70Z';

function neckOf(top: Top, ink: string): { paint: (pen: Pen) => void; extra?: Object3D } {
	const { color, neck } = top;
	switch (neck) {
		case 'round':
			return {
				paint: (pen) => {
					line(pen, 'M108 22 C122 52 178 52 192 22', ink, 2);
					line(pen, 'M114 18 C126 42 174 42 186 18', mixed(color, ink, 0.4), 8);
				},
			};
		case 'v':
			return {
				paint: (pen) => {
					area(pen, 'M116 14 L150 96 L184 14Z', darker(color, 0.55));
					line(pen, 'M112 16 L150 98 L188 16', mixed(color, ink, 0.55), 8);
				},
			};
		case 'collar':
			return {
				paint: (pen) => area(pen, 'M120 14 L150 70 L180 14Z', darker(color, 0.5)),
				extra: at(collar(color), 0, 2.98),
			};
		case 'mandarin':
			return {
				paint: (pen) => {
					line(pen, 'M110 24 C124 46 176 46 190 24', ink, 11);
					line(pen, 'M112 22 C126 42 174 42 188 22', lighter(color, 0.1), 7);
				},
			};
		case 'hood':
			return {
				paint: (pen) => {
					line(pen, 'M132 44 L130 112', '#f7f2e8', 3.5);
					line(pen, 'M168 44 L170 108', '#f7f2e8', 3.5);
				},
				extra: at(
					sheet({
						path: HOOD,
						width: 140,
						height: 110,
						color: darker(color, 0.08),
						thick: 0.22,
						soft: 10,
						paint: (pen) =>
							area(
								pen,
								'M34 66 C34 34 52 22 70 22 C88 22 106 34 106 66 C94 84 82 88 70 92 C58 88 46 84 34 66Z',
								darker(color, 0.5),
							),
					}),
					0,
					2.5,
					0.05,
				),
			};
	}
}

const BODY_FOLDS: readonly Fold[] = [
	['M96 120 C104 170 92 230 100 290', 10, 0.035],
	['M204 120 C196 180 210 240 198 292', 10, 0.035],
	['M140 170 C150 210 138 250 146 296', 9, 0.03],
	['M76 126 C90 138 104 142 116 140', 7, 0.03],
	['M224 126 C210 138 196 142 184 140', 7, 0.03],
	['M84 296 C110 280 120 262 124 240', 8, -0.025],
	['M160 140 C170 150 178 156 186 158', 6, -0.02],
];
const ARM_FOLDS: readonly Fold[] = [
	['M40 150 C56 160 60 166 66 168', 7, 0.035],
	['M260 150 C244 160 240 166 234 168', 7, 0.035],
	['M26 210 C40 216 48 220 54 220', 7, -0.03],
	['M274 210 C260 216 252 220 246 220', 7, -0.03],
];

export function top(of: Top): Object3D {
	const ink = inkOf(of.color);
	const { paint, extra } = neckOf(of, ink);
	const bottom = of.bottom ?? 305;
	const side = Math.max(300, bottom + 10);
	const body = sheet({
		path: outline(of),
		width: 300,
		height: side,
		color: of.color,
		thick: of.thick ?? 0.2,
		soft: 11,
		folds: [...BODY_FOLDS, ...(of.sleeve === 'long' ? ARM_FOLDS : []), ...(of.folds ?? [])],
		...(of.material ? { material: of.material } : {}),
		paint: (pen) => {
			if (of.sleeve !== 'none') {
				line(pen, 'M234 34 C226 70 224 96 228 122', ink, 1.2);
				line(pen, 'M66 34 C74 70 76 96 72 122', ink, 1.2);
			}
			const hem = of.hem ?? 80;
			stitch(pen, `M${150 - hem} ${bottom - 7} C130 ${bottom} 170 ${bottom} ${150 + hem} ${bottom - 7}`, ink);
			if (of.sleeve === 'short') {
				stitch(pen, 'M288 118 L250 140', ink);
				stitch(pen, 'M12 118 L50 140', ink);
			}
			paint(pen);
			of.paint?.(pen, ink);
		},
	});
	if (extra) extra.position.y += (side - 300) / 100;
	return group(body, extra);
}

export type Bottom = {
	readonly color: string;
	readonly length: number;
	/** Half width of a leg at its end. */
	readonly ankle: number;
	readonly wide?: number;
	readonly paint?: (pen: Pen, ink: string) => void;
	readonly cuff?: boolean;
	readonly elastic?: boolean;
	readonly material?: Sheet['material'];
};

export function bottom({
	color,
	length,
	ankle,
	wide = 78,
	paint,
	cuff = false,
	elastic = false,
	material,
}: Bottom): Object3D {
	const ink = inkOf(color);
	const middle = 150 + wide * 0.56;
	const half = `M150 14 L206 14 C216 60 ${150 + wide} 90 ${150 + wide} 120 L${middle + ankle} ${length} L${middle - ankle} ${length + 3} L156 120 L150 112`;
	return sheet({
		path: `${half} Z ${mirrored(half)} Z`,
		width: 300,
		height: Math.max(300, length + 8),
		color,
		thick: 0.2,
		soft: 11,
		...(material ? { material } : {}),
		folds: [
			['M150 60 C146 84 150 100 150 112', 8, -0.04],
			['M160 108 C176 112 190 104 204 92', 7, 0.035],
			['M140 108 C124 112 110 104 96 92', 7, 0.035],
			[`M${middle - 4} 150 C${middle + 8} 200 ${middle - 6} 240 ${middle + 2} ${length - 10}`, 9, 0.035],
			[`M${300 - middle + 4} 150 C${292 - middle} 200 ${306 - middle} 240 ${298 - middle} ${length - 10}`, 9, 0.035],
		],
		paint: (pen) => {
			line(pen, 'M94 34 L206 34', ink, elastic ? 1 : 1.4);
			if (elastic) for (let x = 96; x < 206; x += 6) line(pen, `M${x} 16 L${x} 32`, ink, 0.8);
			else {
				line(pen, 'M150 34 C150 70 146 84 138 92', ink, 1.2);
				line(pen, 'M98 40 C104 62 96 70 84 76', ink, 1.2);
				line(pen, 'M202 40 C196 62 204 70 216 76', ink, 1.2);
			}
			line(pen, `M150 112 L150 34`, ink, 1);
			if (cuff)
				for (const x of [middle, 300 - middle])
					area(pen, `M${x - ankle - 4} ${length - 16} h${ankle * 2 + 8} v22 h-${ankle * 2 + 8}Z`, darker(color, 0.35));
			else
				for (const x of [middle, 300 - middle])
					stitch(pen, `M${x - ankle} ${length - 7} L${x + ankle} ${length - 7}`, ink);
			paint?.(pen, ink);
		},
	});
}

export type Dress = {
	readonly color: string;
	readonly path: string;
	readonly height: number;
	readonly folds: readonly Fold[];
	readonly paint?: (pen: Pen, ink: string) => void;
	readonly material?: Sheet['material'];
};

export const dress = ({ color, path, height, folds, paint, material }: Dress): Object3D =>
	sheet({
		path: `${path} Z ${mirrored(path)} Z`,
		width: 300,
		height,
		color,
		thick: 0.18,
		soft: 10,
		folds: folds.flatMap((fold): Fold[] => [fold, [mirrored(fold[0]), fold[1], fold[2]]]),
		paint: (pen) => paint?.(pen, inkOf(color)),
		...(material ? { material } : {}),
	});

export const button = (x: number, y: number, z = 0.2, color = '#f4efe4'): Object3D =>
	at(turn(group(drum(0.045, 0.045, 0.025, plastic(color))), 90), x, y, z);

export function flowers(pen: Pen, count: number, petal: string, heart: string, height: number, size = 4): void {
	for (let index = 0; index < count; index += 1) {
		const [x, y] = [(index * 61.8) % 300, (index * 37.7 + Math.floor(index / 7) * 23) % height];
		for (let leaf = 0; leaf < 5; leaf += 1) {
			pen.fillStyle = petal;
			pen.beginPath();
			pen.arc(x + Math.cos(leaf * 1.257) * size, y + Math.sin(leaf * 1.257) * size, size * 0.62, 0, 7);
			pen.fill();
		}
		pen.fillStyle = heart;
		pen.beginPath();
		pen.arc(x, y, size * 0.55, 0, 7);
		pen.fill();
	}
}
