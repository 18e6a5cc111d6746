// violates: transactions-hold-database-work-only
import { askBank } from './bank.ts';
import { transact } from './transact.ts';

export const settle = () => transact(async () => askBank());
