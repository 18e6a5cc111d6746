type Hsl = readonly [hue: number, saturation: number, lightness: number];

/** Below this saturation a colour counts as grey. */
const GREY_SATURATION = 0.18;
const FAMILY_DEGREES = 40;
const DEPTH = 0.75;
const LIGHTEST = 0.97;
const DARKEST = 0.09;

export function paint(drawing: string, colour: string): string {
	const fills = [...drawing.matchAll(/fill="(#[0-9a-f]{6}|#[0-9a-f]{3})"/gi)].map((found) => found[1] ?? '');
	const main = largestFamily(fills);
	const middle = main.reduce((sum, fill) => sum + toHsl(fill)[2], 0) / Math.max(1, main.length);
	const [hue, saturation, lightness] = toHsl(colour);
	return drawing.replace(/fill="(#[0-9a-f]{3,6})"/gi, (whole, fill: string) => {
		if (!main.includes(fill)) return whole;
		const shade = lightness + (toHsl(fill)[2] - middle) * DEPTH;
		const stored = Math.min(LIGHTEST, Math.max(DARKEST, shade));
		return `fill="hsl(${Math.round(hue)} ${Math.round(saturation * 100)}% ${Math.round(stored * 100)}%)"`;
	});
}

/** Returns the most used fills of one hue; on a tie, the family that comes first. */
function largestFamily(fills: readonly string[]): readonly string[] {
	const families = fills.map((first) => fills.filter((other) => isSameHue(toHsl(first), toHsl(other))));
	return families.reduce<readonly string[]>((best, family) => (family.length > best.length ? family : best), []);
}

function isSameHue(one: Hsl, other: Hsl): boolean {
	if (one[1] < GREY_SATURATION || other[1] < GREY_SATURATION)
		return one[1] < GREY_SATURATION && other[1] < GREY_SATURATION;
	const apart = Math.abs(one[0] - other[0]);
	return Math.min(apart, 360 - apart) <= FAMILY_DEGREES;
}

function toHsl(hex: string): Hsl {
	const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
	const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
	const most = Math.max(red, green, blue);
	const range = most - Math.min(red, green, blue);
	const lightness = most - range / 2;
	if (range === 0) return [0, 0, lightness];
	const sixth =
		most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
	return [(sixth * 60 + 360) % 360, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}
