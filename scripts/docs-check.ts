import { existsSync, readFileSync } from 'node:fs';
import { DOMAIN_LINE } from './arrows/domain-line.mjs';
import { documentProblems } from './docs/documents.ts';
import { domainMap, MAP_FILE } from './docs/domain-map.ts';
import { settingProblems } from './docs/settings.ts';

const isMapCurrent = existsSync(MAP_FILE) && readFileSync(MAP_FILE, 'utf8') === domainMap('.', DOMAIN_LINE);
const problems = [
	...documentProblems('.'),
	...settingProblems('.'),
	...(isMapCurrent ? [] : [`${MAP_FILE} is not what the imports say: npm run map`]),
];

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'documents hold' : `${problems.length} problems in documents`);
process.exitCode = problems.length === 0 ? 0 : 1;
