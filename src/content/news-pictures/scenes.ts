export const SCENE_WIDTH = 1200;
export const SCENE_HEIGHT = 675;

export const SCENE_NAMES = ['stall', 'road', 'desk', 'stage', 'route', 'talk', 'shelf', 'steps'] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

/** Centre, side length and tilt in degrees. */
export type Place = { readonly x: number; readonly y: number; readonly side: number; readonly tilt?: number };
const AFLOAT_SIDE = 130;

type Inks = Readonly<Record<'pale' | 'soft' | 'mid' | 'deep' | 'other', string>>;
type Scene = { readonly draw: (inks: Inks) => string; readonly places: readonly Place[] };

function inksOf(hue: number): Inks {
	return {
		pale: `hsl(${hue} 75% 96%)`,
		soft: `hsl(${hue} 62% 87%)`,
		mid: `hsl(${hue} 48% 72%)`,
		deep: `hsl(${hue} 42% 46%)`,
		other: `hsl(${(hue + 150) % 360} 60% 88%)`,
	};
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
	`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" fill-opacity="${opacity}"/>`;
const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
	`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d: string, ink: string, width: number, dashes = ''): string =>
	`<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dashes}"/>`;
const cloud = (x: number, y: number): string =>
	circle(x, y, 38, '#fff', 0.85) + circle(x + 46, y - 16, 50, '#fff', 0.85) + circle(x + 98, y, 36, '#fff', 0.85);

const SCENES: Readonly<Record<SceneName, Scene>> = {
	stall: {
		draw: ({ soft, mid, deep, other }) =>
			range(10)
				.map((index) => {
					const fill = index % 2 === 0 ? deep : '#ffffff';
					return box(index * 120, 0, 120, 110, fill) + circle(index * 120 + 60, 110, 60, fill);
				})
				.join('') +
			circle(600, 380, 250, other, 0.7) +
			box(0, 520, 1200, 155, mid) +
			box(0, 520, 1200, 26, deep) +
			range(4)
				.map((index) => box(70 + index * 285, 575, 205, 70, soft, 16))
				.join(''),
		places: [
			{ x: 600, y: 375, side: 330 },
			{ x: 270, y: 420, side: 220, tilt: -6 },
			{ x: 930, y: 420, side: 220, tilt: 6 },
			{ x: 1095, y: 230, side: 110, tilt: 10 },
		],
	},
	road: {
		draw: ({ soft, mid, deep, other }) =>
			circle(960, 170, 95, '#fde68a') +
			cloud(180, 150) +
			cloud(620, 95) +
			path('M0 430C180 300 340 330 520 420S880 300 1200 410V675H0Z', mid) +
			path('M0 480C260 400 480 440 720 470S1020 420 1200 460V675H0Z', other) +
			box(0, 530, 1200, 145, deep) +
			stroke('M30 604H1200', soft, 12, '70 60'),
		places: [
			{ x: 520, y: 430, side: 360 },
			{ x: 930, y: 465, side: 220 },
			{ x: 180, y: 450, side: 190, tilt: -5 },
			{ x: 770, y: 240, side: 120, tilt: 8 },
		],
	},
	desk: {
		draw: ({ pale, soft, mid, deep, other }) =>
			box(120, 60, 420, 330, '#ffffff', 24) +
			box(144, 84, 372, 282, other, 10) +
			stroke('M330 84V366M144 225H516', '#ffffff', 14) +
			circle(440, 160, 46, '#fde68a') +
			box(0, 505, 1200, 170, mid) +
			box(0, 505, 1200, 22, deep) +
			box(660, 120, 440, 26, deep, 13) +
			range(5)
				.map((index) =>
					box(
						690 + index * 78,
						34 + (index % 3) * 18,
						50,
						86 - (index % 3) * 18,
						[soft, deep, pale, mid, soft][index] ?? soft,
						6,
					),
				)
				.join(''),
		places: [
			{ x: 640, y: 385, side: 330 },
			{ x: 310, y: 430, side: 220, tilt: -8 },
			{ x: 940, y: 430, side: 220, tilt: 7 },
			{ x: 870, y: 230, side: 120, tilt: -6 },
		],
	},
	stage: {
		draw: ({ pale, soft, mid, deep }) =>
			range(12)
				.map((index) => {
					const angle = (index * Math.PI) / 6;
					const at = (turn: number) =>
						`${Math.round(600 + Math.cos(angle + turn) * 900)} ${Math.round(330 + Math.sin(angle + turn) * 900)}`;
					return path(`M600 330L${at(0)}L${at(0.26)}Z`, soft);
				})
				.join('') +
			circle(600, 330, 265, '#ffffff', 0.75) +
			box(330, 545, 540, 130, mid, 18) +
			box(300, 525, 600, 46, deep, 18) +
			box(70, 600, 210, 75, pale, 14) +
			box(920, 600, 210, 75, pale, 14),
		places: [
			{ x: 600, y: 350, side: 350 },
			{ x: 175, y: 500, side: 200, tilt: -6 },
			{ x: 1025, y: 500, side: 200, tilt: 6 },
			{ x: 255, y: 180, side: 130, tilt: -12 },
			{ x: 945, y: 180, side: 130, tilt: 12 },
		],
	},
	route: {
		draw: ({ soft, mid, deep, other }) =>
			path('M0 0H420C380 120 480 200 380 330S260 520 330 675H0Z', soft) +
			path('M1200 0H960C900 140 1040 230 950 360S900 560 980 675H1200Z', other) +
			range(6)
				.map((index) => box(470 + (index % 3) * 150, 60 + Math.floor(index / 3) * 430, 96, 96, mid, 20))
				.join('') +
			stroke('M210 470C360 180 520 560 640 340S900 130 1000 300', '#ffffff', 34) +
			stroke('M210 470C360 180 520 560 640 340S900 130 1000 300', deep, 10, '4 26') +
			circle(210, 470, 26, deep) +
			circle(1000, 300, 26, deep),
		places: [
			{ x: 610, y: 350, side: 300 },
			{ x: 200, y: 360, side: 210, tilt: -5 },
			{ x: 1010, y: 420, side: 220, tilt: 5 },
			{ x: 330, y: 570, side: 120 },
		],
	},
	talk: {
		draw: ({ soft, mid, deep, other }) =>
			circle(150, 590, 210, soft) +
			circle(1080, 110, 190, soft) +
			box(90, 70, 560, 400, '#ffffff', 70) +
			path('M200 440L170 590L360 450Z', '#ffffff') +
			box(600, 190, 510, 370, other, 70) +
			path('M980 530L1040 660L860 540Z', other) +
			range(3)
				.map((index) => circle(300 + index * 54, 600, 15, deep))
				.join('') +
			range(3)
				.map((index) => circle(800 + index * 54, 90, 15, mid))
				.join(''),
		places: [
			{ x: 365, y: 270, side: 300, tilt: -4 },
			{ x: 860, y: 375, side: 270, tilt: 4 },
			{ x: 1085, y: 590, side: 130, tilt: 8 },
			{ x: 90, y: 590, side: 130, tilt: -8 },
		],
	},
	shelf: {
		draw: ({ pale, soft, mid, deep }) =>
			range(8)
				.map((index) => {
					const [column, row] = [index % 4, Math.floor(index / 4)];
					return box(60 + column * 275, 55 + row * 300, 255, 265, index % 2 === row ? pale : soft, 22);
				})
				.join('') +
			box(40, 312, 1120, 24, deep, 12) +
			box(40, 612, 1120, 24, deep, 12) +
			box(40, 336, 1120, 8, mid),
		places: [
			{ x: 462, y: 500, side: 240 },
			{ x: 188, y: 205, side: 210 },
			{ x: 738, y: 205, side: 210 },
			{ x: 1012, y: 505, side: 215 },
			{ x: 1012, y: 205, side: 170, tilt: 6 },
			{ x: 188, y: 510, side: 170, tilt: -6 },
		],
	},
	steps: {
		draw: ({ soft, mid, deep, other }) =>
			circle(240, 190, 150, other, 0.8) +
			cloud(480, 110) +
			[deep, mid, soft, mid]
				.map(
					(fill, index) =>
						box(index * 300, 545 - index * 90, 300, 130 + index * 90, fill) +
						box(index * 300, 545 - index * 90, 300, 18, '#ffffff'),
				)
				.join(''),
		places: [
			{ x: 1050, y: 155, side: 230 },
			{ x: 750, y: 265, side: 200 },
			{ x: 450, y: 355, side: 200 },
			{ x: 150, y: 440, side: 210 },
			{ x: 240, y: 170, side: 130, tilt: -10 },
		],
	},
};

export type Drawing = {
	readonly scene: SceneName;
	readonly hue: number;
	readonly icons: readonly string[];
};

export const placesOf = (scene: SceneName): number => SCENES[scene].places.length;

export function sceneSvg({ scene, hue, icons }: Drawing, bodyOf: (name: string) => string): string {
	const inks = inksOf(hue);
	const { draw, places } = SCENES[scene];
	const things = places.flatMap(({ x, y, side, tilt = 0 }, index) => {
		const name = icons[index];
		if (name === undefined) return [];
		const isAfloat = side <= AFLOAT_SIDE;
		const shade = isAfloat
			? ''
			: `<ellipse cx="${x}" cy="${y + side / 2}" rx="${side / 2.6}" ry="${side / 18}" fill="#0f172a" fill-opacity="0.14"/>`;
		const at = `x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}"`;
		return [
			`${shade}<g transform="rotate(${tilt} ${x} ${y})"><svg ${at} viewBox="0 0 32 32">${bodyOf(name)}</svg></g>`,
		];
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}"><defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${inks.pale}"/><stop offset="1" stop-color="${inks.soft}"/></linearGradient></defs>${box(0, 0, SCENE_WIDTH, SCENE_HEIGHT, 'url(#ground)')}${draw(inks)}${things.join('')}</svg>`;
}
