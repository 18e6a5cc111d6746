import type { SystemActor } from '#src/platform/actor.ts';
import type { Config } from '#src/platform/config/index.ts';
import type { Context, Scope } from '#src/platform/context.ts';
import type { RateLimiter } from '#src/platform/http/index.ts';
import type { Mail } from '#src/platform/mail/index.ts';
import { createSeal, type Seal } from '#src/platform/seal/index.ts';

export type Letter = Pick<Mail, 'subject' | 'text' | 'html'>;
export type Addressee = { readonly name: string; readonly link: string };

/** Dependencies of the service that `app/` provides, so that the service imports no domain. */
export type IdentityService = {
	readonly settings: Pick<Config, 'siteUrl' | 'isHttps' | 'PORT' | 'APP_SECRET' | 'PASSWORD_MIN' | 'oidcClientId'> & {
		readonly oidcIssuer: string;
	};
	readonly context: Context<SystemActor>;
	readonly limiter: RateLimiter;
	readonly letters: {
		verifyEmail(to: Addressee): Letter;
		resetPassword(to: Addressee): Letter;
		/** The text message with a code. */
		phoneCode(code: string): string;
	};
	/** False without a way to send text messages: then nothing offers the phone. */
	readonly offersPhone: boolean;
	/** Callbacks that run in the transaction of the event. */
	readonly receives: {
		emailVerified(scope: Scope, account: { readonly id: string; readonly email: string }): Promise<void>;
		passwordChanged(scope: Scope, account: { readonly id: string }): Promise<void>;
	};
};

export const IDENTITY_PATH = '/identity';
export const PATHS = {
	interaction: `${IDENTITY_PATH}/interaction`,
	forgot: `${IDENTITY_PATH}/quen-mat-khau`,
	reset: `${IDENTITY_PATH}/dat-lai-mat-khau`,
	verify: `${IDENTITY_PATH}/xac-nhan-email`,
	verificationMail: `${IDENTITY_PATH}/account/verification`,
} as const;

/** Seals what the provider stores. */
export const sealOfProvider = ({ APP_SECRET }: Pick<Config, 'APP_SECRET'>): Seal =>
	createSeal(APP_SECRET, 'identity-service');

/** An absolute URL of the service, which may run on another origin than the relying site. */
export const serviceUrl = ({ settings }: Pick<IdentityService, 'settings'>, path: string): string =>
	new URL(path, settings.oidcIssuer).href;
