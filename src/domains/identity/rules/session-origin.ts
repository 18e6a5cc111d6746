import type { Device } from '../contract/identity.ts';

type NamedPattern = readonly [name: string, sign: RegExp];

// The order matters: Edge and Opera also identify as Chrome, and Chrome as Safari.
const BROWSERS: readonly NamedPattern[] = [
	['Cốc Cốc', /coc_coc_browser/i],
	['Zalo', /Zalo/i],
	['Facebook', /FBAN|FBAV/],
	['Edge', /Edg(e|A|iOS)?\//],
	['Opera', /OPR\//],
	['Samsung Internet', /SamsungBrowser\//],
	['Firefox', /Firefox\/|FxiOS\//],
	['Chrome', /Chrome\/|CriOS\//],
	['Safari', /Safari\//],
];
const SYSTEMS: readonly NamedPattern[] = [
	['Android', /Android/],
	['iPhone', /iPhone/],
	['iPad', /iPad/],
	['Windows', /Windows/],
	['macOS', /Mac OS X|Macintosh/],
	['Linux', /Linux|X11/],
];

export function deviceOf(userAgent: string): Device {
	const find = (known: readonly NamedPattern[]) => known.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
	return { browser: find(BROWSERS), system: find(SYSTEMS) };
}

/** `203.113.131.7` → `203.113.*.*`, `2402:800:61b1::5` → `2402:800:*`. */
export function maskAddress(ip: string): string {
	const plain = ip.replace(/^::ffff:/, '');
	if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return `${plain.split('.').slice(0, 2).join('.')}.*.*`;
	const groups = plain.split(':').filter(Boolean).slice(0, 2);
	return groups.length === 2 ? `${groups.join(':')}:*` : '*';
}
