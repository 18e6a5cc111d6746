// violates: sql-lives-in-db
import { sql } from 'drizzle-orm';
export const query = sql;
