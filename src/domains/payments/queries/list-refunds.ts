import type { ReadDatabase } from '#src/platform/db/index.ts';
import { listOpenRefunds, type StuckRefund } from '../db/refund-repository.ts';

/** What is owed and not yet with the bank: those first that wait for a person. */
export const listRefunds = (read: ReadDatabase, limit: number): Promise<readonly StuckRefund[]> =>
	listOpenRefunds(read, limit);
