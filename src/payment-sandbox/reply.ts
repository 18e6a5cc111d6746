import type { Notifier } from './notify.ts';
import type { IpnMode } from './outcomes.ts';
import type { SandboxSettings } from './settings.ts';
import type { Store } from './store.ts';

export type Sandbox = {
	readonly settings: SandboxSettings;
	readonly store: Store;
	readonly notifier: Notifier;
	mode: IpnMode;
};
export type Reply = {
	readonly status: number;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | Buffer;
};

export const page = (body: string, status = 200): Reply => ({
	status,
	headers: { 'content-type': 'text/html; charset=utf-8' },
	body,
});
export const redirect = (location: string): Reply => ({ status: 303, headers: { location } });
export const json = (value: unknown, status = 200): Reply => ({
	status,
	headers: { 'content-type': 'application/json; charset=utf-8' },
	body: JSON.stringify(value),
});
