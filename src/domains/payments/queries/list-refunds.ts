import type { ReadDatabase } from '#src/platform/db/index.ts';
import { listOpenRefunds, type StuckRefund } from '../db/refund-repository.ts';

export const listRefunds = (read: ReadDatabase, limit: number): Promise<readonly StuckRefund[]> =>
	listOpenRefunds(read, limit);
