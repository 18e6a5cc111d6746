declare module 'icon:*' {
	const shapes: import('#src/components/icon-shapes.ts').IconShapes;
	export default shapes;
}
