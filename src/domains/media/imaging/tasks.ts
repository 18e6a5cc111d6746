import { paintShareCard } from './share-card.ts';
import { codeSizes } from './sizes.ts';
import { codeCovered, codePrivateUpload, codeUpload } from './uploads.ts';

/** What the process that codes pictures can do; arguments and results are copied between the processes. */
export const CODER_TASKS = { codeSizes, codeUpload, codePrivateUpload, codeCovered, paintShareCard } as const;

export type CoderTasks = typeof CODER_TASKS;
export type CoderRequest = {
	readonly id: number;
	readonly task: keyof CoderTasks;
	readonly input: readonly unknown[];
};
export type CoderAnswer =
	| { readonly id: number; readonly value: unknown }
	| { readonly id: number; readonly problem: string };
