/** @typedef {{ fullName: string, duration?: number | null }} VitestTest */
/** @typedef {{ name: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ title: string, file: string, tests: { results: { duration?: number }[] }[] }} BrowserSpec */
/** @typedef {{ specs?: BrowserSpec[], suites?: BrowserSuite[] }} BrowserSuite */
/** @typedef {{ name: string, ms: number, isBrowser: boolean }} TimedTest */
/** @typedef {{ name: string, ms: number }} Stage */

const SLOWEST_SHOWN = 10;
const BROWSER_TEST_MAX_MS = 20_000;

/** @param {{ testResults?: VitestFile[] } | null} report of Vitest's reporter `json` @returns {TimedTest[]} */
export function vitestTimings(report) {
	return (report?.testResults ?? []).flatMap((file) =>
		file.assertionResults.map(({ fullName, duration }) => ({
			name: `${file.name} › ${fullName}`,
			ms: duration ?? 0,
			isBrowser: false,
		})),
	);
}

/** @param {{ suites?: BrowserSuite[] } | null} report of Playwright's reporter `json` @returns {TimedTest[]} */
export const browserTimings = (report) => (report?.suites ?? []).flatMap(suiteTimings);

/** @param {BrowserSuite} suite @returns {TimedTest[]} */
function suiteTimings({ specs = [], suites = [] }) {
	const own = specs.map(({ title, file, tests }) => ({
		name: `${file} › ${title}`,
		ms: tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0),
		isBrowser: true,
	}));
	return [...own, ...suites.flatMap(suiteTimings)];
}

/** @param {readonly Stage[]} stages @param {readonly TimedTest[]} tests @param {string} root removed from the names @returns {string[]} lines */
export function timingLines(stages, tests, root) {
	const bySlowness = [...tests].sort((one, other) => other.ms - one.ms);
	/** @param {TimedTest} test */
	const asLine = ({ name, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name.replace(root, '')}`;
	const slow = bySlowness.filter(({ isBrowser, ms }) => isBrowser && ms > BROWSER_TEST_MAX_MS);
	return [
		'minutes per stage:',
		...stages.map(({ name, ms }) => `  ${(ms / 60_000).toFixed(1).padStart(6)} min  ${name}`),
		...(tests.length > 0 ? ['slowest tests:', ...bySlowness.slice(0, SLOWEST_SHOWN).map(asLine)] : []),
		...(slow.length > 0 ? [`browser tests over ${BROWSER_TEST_MAX_MS / 1000} s:`, ...slow.map(asLine)] : []),
	];
}
