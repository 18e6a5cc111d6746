import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import type { DrillRow } from './parts/drill.ts';

export const name = 'The races of money, stock and sessions with a database that is 0 to 100 ms away, at random';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DELAY_MS = '100';
const TEST_TIMEOUT_MS = 3_000_000;
const RACES = 'twenty|concurrent';
/** Lower bound, so that a renamed folder or title does not pass with zero tests. */
const RACES_MIN = 60;
const DOMAINS = [
	'cancellation',
	'cart',
	'checkout',
	'coin',
	'fulfilment',
	'identity',
	'inventory',
	'ledger',
	'order-money',
	'orders',
	'payments',
	'promotions',
	'returns',
	'settlement',
];
const FOLDERS = [
	...DOMAINS.map((domain) => `src/domains/${domain}/`),
	'tests/orders/',
	'tests/payments/',
	'tests/security/',
];

type Report = { readonly testResults: readonly { readonly assertionResults: readonly Test[] }[] };
type Test = { readonly fullName: string; readonly status: 'passed' | 'failed' | 'skipped' | 'pending' };

/** Runs the concurrency tests with a delay per statement, which exposes races that a fast local database hides. */
export async function run(): Promise<readonly DrillRow[]> {
	const folder = await temporaryFolder('chobiz-drill-');
	try {
		const outputFile = join(folder, 'report.json');
		const limits = [`--testTimeout=${TEST_TIMEOUT_MS}`, `--hookTimeout=${TEST_TIMEOUT_MS}`];
		const flags = ['run', '--project=db*', '--reporter=json', `--outputFile=${outputFile}`, ...limits, '-t', RACES];
		spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...flags, ...FOLDERS], {
			cwd: ROOT,
			stdio: 'ignore',
			env: { ...process.env, DATABASE_DELAY_MS: DELAY_MS },
		});
		const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
		const races = testResults
			.flatMap(({ assertionResults }) => assertionResults)
			.filter(({ status }) => status === 'passed' || status === 'failed');
		const rows = races.map(({ fullName, status }) => ({
			broken: fullName.length > 64 ? `${fullName.slice(0, 63)}…` : fullName,
			lost: status === 'passed' ? 'nothing' : 'the race',
			ok: status === 'passed',
		}));
		const isMany = rows.length >= RACES_MIN;
		return [...rows, { broken: `${rows.length} races`, lost: isMany ? 'nothing' : 'most of them', ok: isMany }];
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
