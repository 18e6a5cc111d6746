import { databaseProblem } from './database-problem.ts';

/** The launcher runs this check before it starts anything that needs the database. */
const names = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const;
const answers = await Promise.all(
	names.map(async (name) => {
		const address = process.env[name];
		const problem = address ? await databaseProblem(address) : null;
		return problem === null ? [] : [`Setting ${name}: ${problem}`];
	}),
);
const problems = answers.flat();
if (problems.length > 0) {
	process.stderr.write(`${problems.join('\n')}\n`);
	process.exit(1);
}
