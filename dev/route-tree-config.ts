/** How the routes of src/routes become src/routes/route-tree.gen.ts: for the build, `npm run dev` and `npm run types`. */
export const routeTreeConfig = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routes/route-tree.gen.ts',
  addExtensions: true,
  quoteStyle: 'single',
  semicolons: true,
  disableLogging: true,
} as const;
