import type { ReadDatabase } from '#src/platform/db/index.ts';
import { listOpenIncidents, type OpenIncident } from '../db/incident-repository.ts';

export const listIncidents = (read: ReadDatabase, limit: number): Promise<readonly OpenIncident[]> =>
	listOpenIncidents(read, limit);
