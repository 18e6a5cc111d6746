import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { IdentityScreen } from '#src/shared/identity-screen.ts';
import { PATHS } from './embedded-service.ts';

export type Exchange = {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	readonly ip: string;
	readonly url: URL;
	show(screen: IdentityScreen): Promise<void>;
	fail(status: number, headers?: Readonly<Record<string, string>>): void;
};
export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
/** `amr` (RFC 8176) says how the person proved who they are. */
export type SignedInBy = { readonly accountId: string; readonly amr: string[] };

/** Stores the input with the interaction, so that a reload shows the same without submitting again. */
export async function rejectSubmission(interaction: Interaction, typed: object, exchange: Exchange): Promise<null> {
	interaction.lastSubmission = { ...typed };
	await interaction.persist();
	seeOther(exchange.response, `${PATHS.interaction}/${interaction.uid}`);
	return null;
}

export function tooMany(exchange: Exchange, retryAfterS: number): null {
	exchange.fail(429, { 'retry-after': String(retryAfterS) });
	return null;
}

export function seeOther(response: ServerResponse, location: string): void {
	response.writeHead(303, { location, 'content-length': 0 });
	response.end();
}
