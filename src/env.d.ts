/// <reference types="astro/client" />

declare namespace App {
	interface Locals extends Readonly<import('./platform/http/locals.ts').RequestLocals> {}
}
