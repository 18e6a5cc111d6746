/** Names of places in the tree, as regular expressions, and the makers of rules over them. */
const TESTS = '\\.test\\.tsx?$';
export const PACKAGES = '(^|/)node_modules/';
export const packages = (...names) => `${PACKAGES}(${names.map((name) => name.replaceAll('/', '\\/')).join('|')})/`;
/** Either `contract.ts` or the files of `contract/`. */
export const CONTRACT = 'contract(\\.ts$|-[a-z-]+\\.ts$|/)';
export const CONTRACTS = `^src/domains/[^/]+/${CONTRACT}`;
export const PURE = `^src/domains/[^/]+/(${CONTRACT}|rules/)`;
export const TABLES = '^src/domains/[^/]+/db/[a-z/-]*tables\\.ts$';
export const FRONT_DOORS = '^src/domains/[^/]+/index\\.ts$';
export const WORDS = '^src/messages/';
export const ROUTES = '^src/routes\\.ts$';
export const SHARED = '^src/shared/';
const STORE_FILE = '.*[/-]store\\.ts$';
/** The store of one feature stands beside its islands, the plain script of one feature beside its components. */
export const FEATURE_STORES = `^src/islands/${STORE_FILE}`;
export const ISLANDS = `^src/islands/(?!${STORE_FILE})`;
export const FEATURE_SCRIPTS = '^src/components/.+\\.client\\.ts$';
/** Code that runs in the browser. */
export const IN_BROWSER = `^src/(shared/|routes\\.ts$|messages/|browser/|stores/|islands/|components/.+\\.client\\.ts$|domains/[^/]+/(${CONTRACT}|rules/))`;

export const forbid = (name, comment, from, to) => ({
	name,
	comment,
	severity: 'error',
	from: { path: from, pathNot: TESTS },
	to,
});
/** Files of `from` may import, of our own sources, only what matches one of `allowed`. */
export const only = (name, comment, from, allowed, more = {}) =>
	forbid(name, comment, from, { path: '^src/', pathNot: allowed, ...more });
export const own = (inner) => `^src/domains/$1/${inner}`;
export const domain = (inner) => `^src/domains/([^/]+)/${inner}`;
