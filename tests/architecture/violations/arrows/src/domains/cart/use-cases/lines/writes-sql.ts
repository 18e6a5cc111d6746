// violates: sql-only-in-db-and-queries
import { sql } from 'drizzle-orm';
export const query = sql;
