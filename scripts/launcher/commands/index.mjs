import { ensureBuild } from '../build.mjs';
import { setGitHooks } from '../git-hooks.mjs';
import { checkDatabase, checkSettings, loadEnvFile } from '../settings.mjs';
import { runAlone, runBeside, runWithDatabase } from './single.mjs';
import { start } from './start.mjs';

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function runCommand(command, args) {
	loadEnvFile();
	switch (command) {
		case 'start':
			return start({ isDevelopment: false });
		case 'dev':
			setGitHooks();
			return start({ isDevelopment: true });
		case 'web':
			await checkSettings();
			await checkDatabase();
			await ensureBuild();
			return runAlone('src/web.ts', args);
		case 'worker':
			await checkSettings();
			await checkDatabase();
			return runAlone('src/worker.ts', args);
		case 'build':
			await ensureBuild();
			return 0;
		case 'migrate':
			await checkSettings();
			await checkDatabase();
			return runWithDatabase('src/migrate.ts', args);
		case 'seed':
			await checkSettings();
			await checkDatabase();
			return runWithDatabase('db/seeds/main.ts', args);
		case 'operator':
			await checkSettings();
			await checkDatabase();
			return runWithDatabase('scripts/operator.ts', args);
		case 'bench':
			await checkSettings();
			await ensureBuild();
			return runBeside('bench/main.ts', args);
		case 'drill':
			await ensureBuild();
			return runBeside('drills/main.ts', args);
		case 'mutants':
			return runBeside('scripts/mutants/main.ts', args);
		case 'run':
			return runAlone(args[0] ?? '', args.slice(1));
		default: {
			setGitHooks();
			const { runChecks, runDomainTests, runVisualTests } = await import('./checks.mjs');
			if (command === 'test:domain') return runDomainTests(args);
			if (command === 'test:visual') return runVisualTests(args);
			return runChecks({ isQuick: command === 'verify' });
		}
	}
}
