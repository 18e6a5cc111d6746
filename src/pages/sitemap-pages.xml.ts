import type { APIRoute } from 'astro';
import { url } from '#src/routes.ts';

export const prerender = true;

const PATHS = [
	...[url.home(), url.about(), url.categories(), url.policyRules(), url.policyTerms(), url.policyPrivacy()],
	...[url.policyPayment(), url.policyVnpay(), url.policyShipping(), url.policyRefund(), url.policyBizcoin()],
	url.policyDisputes(),
];

/** The pages that every installation has; what the database holds stands in parts of its own. */
export const GET: APIRoute = ({ site }) => {
	const entries = PATHS.map((path) => `<url><loc>${new URL(path, site).href}</loc></url>`);
	const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>
`;
	return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
