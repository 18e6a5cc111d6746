import { writeFileSync } from 'node:fs';
import { DOMAIN_LINE } from './arrows/domain-line.mjs';
import { domainMap, MAP_FILE } from './docs/domain-map.ts';

writeFileSync(MAP_FILE, domainMap('.', DOMAIN_LINE));
console.log(MAP_FILE);
