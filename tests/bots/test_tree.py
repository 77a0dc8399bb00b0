"""The search tree: what it remembers, and which choice it goes on with."""

from __future__ import annotations

from carrack.bots.tree import NONE, ROOT, Tree


def tree_of(*sights: float) -> Tree:
    """A root with a choice for each first sight, numbered from 10 on."""
    tree = Tree(2, 20)
    tree.clear()
    for i, sight in enumerate(sights):
        tree.grow(ROOT, 10 + i, 0, sight)
    return tree


def visit(tree: Tree, node: int, times: int, value: float) -> None:
    tree.visits[node] += times
    tree.value[node * 2] += times * value


def test_before_any_visit_the_first_sight_decides() -> None:
    tree = tree_of(0.2, 0.7)
    assert tree.promise(2, 0.1, 1.0, 0.0) > tree.promise(1, 0.1, 1.0, 0.0)


def test_visits_outweigh_the_first_sight() -> None:
    tree = tree_of(0.2, 0.7)
    visit(tree, 1, 50, 0.9)
    visit(tree, 2, 50, 0.1)
    assert tree.promise(1, 0.0, 1.0, 0.0) > tree.promise(2, 0.0, 1.0, 0.0)


def test_a_first_sight_that_counts_for_more_is_outweighed_later() -> None:
    tree = tree_of(0.2, 0.7)
    visit(tree, 1, 4, 0.6)
    visit(tree, 2, 4, 0.4)
    assert tree.promise(1, 0.0, 1.0, 0.0) > tree.promise(2, 0.0, 1.0, 0.0)
    assert tree.promise(1, 0.0, 10.0, 0.0) < tree.promise(2, 0.0, 10.0, 0.0)


def test_a_shift_moves_what_was_never_tried_against_what_was() -> None:
    tree = tree_of(0.5, 0.6)
    visit(tree, 2, 9, 0.4)
    assert tree.promise(1, 0.0, 1.0, 0.0) > tree.promise(2, 0.0, 1.0, 0.0)
    assert tree.promise(1, 0.0, 1.0, -0.2) < tree.promise(2, 0.0, 1.0, -0.2)


def test_of_two_alike_the_one_that_was_open_more_often_without_being_tried_is_more_promising() -> None:
    tree = tree_of(0.5, 0.5)
    for node, times in ((1, 100), (2, 10)):
        visit(tree, node, 5, 0.5)
        tree.open[node] = times
    assert tree.promise(1, 0.1, 1.0, 0.0) > tree.promise(2, 0.1, 1.0, 0.0)
    assert tree.promise(1, 0.0, 1.0, 0.0) == tree.promise(2, 0.0, 1.0, 0.0)


def test_the_most_visited_choice_is_taken_and_of_several_the_lowest_number() -> None:
    tree = tree_of(0.5, 0.5, 0.5)
    assert tree.most_visited(ROOT) == NONE
    visit(tree, 3, 4, 0.5)
    visit(tree, 2, 4, 0.5)
    assert tree.number[tree.most_visited(ROOT)] == 11
    assert tree.lead() == 0
    visit(tree, 1, 9, 0.5)
    assert tree.number[tree.most_visited(ROOT)] == 10
    assert tree.lead() == 5


def test_a_cleared_tree_is_like_a_new_one() -> None:
    tree = tree_of(0.5)
    visit(tree, 1, 3, 0.5)
    tree.clear()
    assert tree.size == 1
    assert tree.first[ROOT] == NONE
    assert tree.visits[tree.grow(ROOT, 7, 1, 0.25)] == 0
    assert tree.mean(visited(tree, 1), 0) == 0.5


def visited(tree: Tree, node: int) -> int:
    visit(tree, node, 1, 0.5)
    return node
