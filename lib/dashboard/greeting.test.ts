import { firstNameOf, initialsOf } from "./greeting";

test.each([
  ["Asha Rao", "Asha", "AR"],
  ["asha rao", "asha", "AR"],
  ["Asha", "Asha", "AS"],
  ["A", "A", "A"],
  ["  Asha   Meera  Rao ", "Asha", "AM"],
  ["", "User", "NN"],
  ["   ", "User", "NN"],
  ["आशा राव", "आशा", "आर"],
  ["Élodie d'Souza", "Élodie", "ÉD"],
  ["𝒜sha", "𝒜sha", "𝒜S"],
])("%j is greeted as %s, drawn as %s", (name, first, initials) => {
  expect(firstNameOf(name)).toBe(first);
  expect(initialsOf(name)).toBe(initials);
});
