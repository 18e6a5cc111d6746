import { parseSettings, SettingError } from './settings.ts';

// The launcher supplies these for the embedded parts later, so this check judges only what the user set.
const supplied = {
	DATABASE_URL: 'postgres://embedded',
	APP_SECRET: 'x'.repeat(32),
};

/** The launcher runs this check before it starts anything heavy. */
try {
	const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
	const isAllEmbedded = !given.DATABASE_URL && !given.OIDC_ISSUER && !given.VNPAY_HOST;
	const secret = isAllEmbedded ? supplied.APP_SECRET : undefined;
	parseSettings({
		DATABASE_URL: supplied.DATABASE_URL,
		...(secret ? { APP_SECRET: secret } : {}),
		...given,
	});
} catch (problem) {
	if (!(problem instanceof SettingError)) throw problem;
	process.stderr.write(`${problem.message}\n`);
	process.exit(1);
}
