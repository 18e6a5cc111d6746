import type { APIRoute } from 'astro';
import { apiMessages } from '#src/messages/vi/http.ts';
import { words } from '#src/messages/vi.ts';
import { openApiDocument } from '#src/platform/http/openapi/document.ts';
import { RELEASE } from '#src/shared/release.ts';
import { api } from './_operations.ts';

export const GET: APIRoute = ({ site }) => {
	const facts = {
		...apiMessages.document,
		version: RELEASE,
		siteUrl: (site ?? new URL('https://site.invalid')).origin,
		words,
	};
	return Response.json(openApiDocument(api, facts));
};
