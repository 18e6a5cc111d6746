import type { APIRoute } from 'astro';
import { url } from '#src/routes.ts';
import { sitemapXml } from '#src/shared/feeds/sitemap.ts';

export const prerender = true;

const PATHS = [
	url.home(),
	url.about(),
	url.categories(),
	url.policyRules(),
	url.policyTerms(),
	url.policyPrivacy(),
	url.policyPayment(),
	url.policyVnpay(),
	url.policyShipping(),
	url.policyRefund(),
	url.policyBizcoin(),
	url.policyDisputes(),
];

export const GET: APIRoute = ({ site }) =>
	new Response(
		sitemapXml(
			String(site),
			PATHS.map((path) => ({ path })),
		),
		{ headers: { 'content-type': 'application/xml; charset=utf-8' } },
	);
