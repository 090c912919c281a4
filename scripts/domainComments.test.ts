import ts from "typescript";
import { expect, it } from "vitest";
import { fileAt } from "./projectFiles.ts";

it("every export of the domain has a comment, which editors show to its users", () => {
  const index = fileAt("packages/domain/src/index.ts");
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noLib: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  // The types of a library say nothing about our comments, and take longer to read than all of the domain.
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      text.startsWith(".") ? ts.resolveModuleName(text, from, options, host) : { resolvedModule: undefined },
    );
  const program = ts.createProgram([index], { ...options, allowImportingTsExtensions: true, noEmit: true }, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const face = source && checker.getSymbolAtLocation(source);
  const exported = face === undefined ? [] : checker.getExportsOfModule(face);
  const own = (one: ts.Symbol) => (one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one);
  // A module that is exported under one name has its comments at its members.
  const found = exported.flatMap((one) =>
    own(one).flags & ts.SymbolFlags.Module ? checker.getExportsOfModule(own(one)) : [one],
  );
  const bare = found.filter((one) => own(one).getDocumentationComment(checker).length === 0);
  expect(found.length).toBeGreaterThan(200);
  expect(bare.map(({ name }) => name)).toEqual([]);
});
