import type { ReadDatabase } from '#src/platform/db/index.ts';
import { listOpenIncidents, type OpenIncident } from '../db/incident-repository.ts';

/** What a person has to look at, the longest waiting first. */
export const listIncidents = (read: ReadDatabase, limit: number): Promise<readonly OpenIncident[]> =>
	listOpenIncidents(read, limit);
