import pg from 'pg';

const CONNECT_TIMEOUT_MS = 10_000;
const MEANINGS: Readonly<Record<string, string>> = {
	ECONNREFUSED: 'nothing listens there',
	ENOENT: 'nothing listens there',
	ENOTFOUND: 'there is no such host',
	EAI_AGAIN: 'the name of the host cannot be resolved now',
	ETIMEDOUT: 'it does not answer',
	'28P01': 'user or password is wrong',
	'28000': 'this user may not connect',
	'3D000': 'there is no such database',
	'53300': 'it has no free connection',
	'57P03': 'it is starting or stopping',
};

/** One line without the password when PostgreSQL at this address cannot be used, else null. */
export async function databaseProblem(connectionString: string): Promise<string | null> {
	const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
	// A lost connection after the check is no problem of the check.
	client.on('error', () => {});
	try {
		await client.connect();
		return null;
	} catch (problem) {
		const { code = '', message = '' } = problem as { readonly code?: string; readonly message?: string };
		return `PostgreSQL at ${client.host}:${client.port} cannot be used: ${MEANINGS[code] ?? (message || code)}`;
	} finally {
		await client.end().catch(() => {});
	}
}
