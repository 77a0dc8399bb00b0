import pytest

pytest.register_assert_rewrite("tests.games.amerigo.atlas", "tests.games.amerigo.scene")
