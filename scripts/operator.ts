import { processParts, systemContext } from '#src/app/process.ts';
import { grantOperator } from '#src/domains/identity/index.ts';

/** `npm run operator -- grant EMAIL`: makes somebody who has registered an operator; they sign in again. */
const [verb, email] = process.argv.slice(2);
if (verb !== 'grant' || !email) {
	process.stderr.write('usage: npm run operator -- grant EMAIL\n');
	process.exit(1);
}
const parts = processParts();
try {
	const granted = await grantOperator(systemContext('operator_command', parts), { email });
	if (granted.ok) process.stdout.write(`${email} is an operator now; signing in again is needed\n`);
	else process.stderr.write(`nobody has registered with ${email}\n`);
	process.exitCode = granted.ok ? 0 : 1;
} finally {
	await parts.close();
}
