// violates: transactions-hold-database-work-only
import { readFile } from 'node:fs/promises';
import { transact } from './transact.ts';

export const loadUnits = () => transact(async () => readFile('units.json'));
