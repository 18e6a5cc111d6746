/** The forms of one name, e.g. `auctions/place-bid`. */
export type Names = {
	readonly domain: string;
	readonly file: string;
	readonly verb: string;
	readonly type: string;
	readonly sentence: string;
};

const pascal = (kebab: string): string =>
	kebab
		.split('-')
		.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
		.join('');

export function namesOf(path: string, domains: readonly string[]): Names {
	const [domain = '', file = '', ...rest] = path.split('/');
	if (!domains.includes(domain)) throw new Error(`'${domain}' is no domain: DOMAIN_LINE in .dependency-cruiser.mjs`);
	if (rest.length > 0 || !/^[a-z]+(-[a-z0-9]+)+$/.test(file))
		throw new Error(`'${file}' is no verb and noun, e.g. auctions/place-bid`);
	const type = pascal(file);
	const verb = type.charAt(0).toLowerCase() + type.slice(1);
	return { domain, file, verb, type, sentence: file.replaceAll('-', ' ') };
}

/** `auctions` → `auction`, for names of constants. */
export const singular = (domain: string): string =>
	/(ies)$/.test(domain)
		? domain.replace(/ies$/, 'y')
		: domain.replace(/(ss)?(es|s)?$/, (end) => (end.startsWith('ss') ? 'ss' : ''));
