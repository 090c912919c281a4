import { mergeConfig } from "vitest/config";
import domain from "../mutation/vitest.config.ts";

/** Every test of the domain package: those of its sources, the worked examples and the command. */
export default mergeConfig(domain, {
  test: {
    include: ["packages/domain/{bin,examples}/**/*.test.ts"],
    coverage: { enabled: true, include: ["packages/domain/src/**/*.ts"], reporter: ["json"], reportOnFailure: true },
  },
});
