const EXACT_BELOW = 1000;
const DIGITS_SHOWN = 2;

export function followersShown(followers: number): number {
	if (followers < EXACT_BELOW) return followers;
	const step = 10 ** (String(followers).length - DIGITS_SHOWN);
	return Math.floor(followers / step) * step;
}
